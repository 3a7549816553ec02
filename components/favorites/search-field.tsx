'use client'

import { useEffect, useRef } from 'react'
import { KEYWORD_MAX } from '@/lib/contract/product-query'

interface Props {
  /** What the list shown was searched for. */
  keyword: string
  placeholder: string
}

/** The favourites' search field: says what is shown, but not while more is typed than was asked for. */
export function SearchField({ keyword, placeholder }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(keyword)

  useEffect(() => {
    const form = field.current?.form
    const ask = () => void (asked.current = field.current?.value.trim() ?? '')
    form?.addEventListener('submit', ask)
    return () => form?.removeEventListener('submit', ask)
  }, [])

  // A link, or Back, led to another search.
  useEffect(() => {
    if (field.current && asked.current !== keyword) field.current.value = keyword
    asked.current = keyword
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
