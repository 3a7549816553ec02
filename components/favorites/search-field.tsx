'use client'

import { useEffect, useRef } from 'react'
import { KEYWORD_MAX } from '@/lib/contract/product-query'

/** Search field of the favorites. Follows the keyword of the list, unless the customer is typing. */
export function SearchField({ keyword, placeholder }: { keyword: string; placeholder: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = keyword
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
