'use client'

import { useEffect, useRef } from 'react'
import { KEYWORD_MAX } from '@/lib/contract/product-query'

interface Props {
  /** Keyword of the shown list. */
  keyword: string
  placeholder: string
}

/** Search field of the favorites. Shows the keyword of the list, without overwriting what is typed while a search loads. */
export function SearchField({ keyword, placeholder }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const submitted = useRef(keyword)

  useEffect(() => {
    const form = field.current?.form
    const onSubmit = () => {
      submitted.current = field.current?.value.trim() ?? ''
    }
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [])

  // A link or Back led to another search.
  useEffect(() => {
    if (field.current && submitted.current !== keyword) field.current.value = keyword
    submitted.current = keyword
  }, [keyword])

  return (
    <input
      ref={field}
      className="field-input"
      type="search"
      enterKeyHint="search"
      name="keyword"
      maxLength={KEYWORD_MAX}
      dir="auto"
      placeholder={placeholder}
      defaultValue={keyword}
    />
  )
}
