import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon, search as searchShape } from '@/components/ui/icon'
import { PageButton } from './links'

/** A field to search in, with its label inside. */
export function SearchField({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="field-control field-pill">
      <Icon shape={searchShape} />
      <span className="sr-only">{label}</span>
      <input type="search" placeholder={label} className="field-input" dir="auto" {...input} />
    </label>
  )
}

interface SearchProps {
  /** Path of the list. */
  action: string
  label: string
  /** Name of the parameter. */
  name?: string
  value: string
  /** Parameters that stay as they are. */
  kept?: Record<string, string | undefined>
  /** Label of the button. Without one, Enter searches. */
  apply?: string
  maxLength?: number
  className?: string
  /** Further choices. */
  children?: ReactNode
}

/** The search of a list. */
export function ListSearch(props: SearchProps) {
  const { action, label, name = 'search', value, kept = {}, apply, maxLength = 200, className, children } = props
  return (
    <form action={action} role="search" className={className ?? 'staff-search flex flex-wrap gap-2'}>
      {Object.entries(kept).map(
        ([other, given]) => given && <input key={other} type="hidden" name={other} value={given} />,
      )}
      <SearchField key={value} label={label} name={name} defaultValue={value} maxLength={maxLength} />
      {children}
      {apply && (
        <button type="submit" className={buttonClass({ look: 'quiet', size: 'small' })}>
          {apply}
        </button>
      )}
    </form>
  )
}

/** The foot of a list: leads to its next page, if there is one. */
export function NextPage({ href, children }: { href: string | false; children: ReactNode }) {
  return (
    href && (
      <div className="mt-5">
        <PageButton href={href}>{children}</PageButton>
      </div>
    )
  )
}

/** The head of a table; a column of controls has no name. */
export function ColumnHeads({ names }: { names: string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, at) =>
          name ? (
            <th key={at} scope="col">
              {name}
            </th>
          ) : (
            <td key={at} />
          ),
        )}
      </tr>
    </thead>
  )
}

/** The address of a list, without parameters that are empty. */
export function listHref(path: `/${string}`, query: Record<string, string | number | undefined>): `/${string}` {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
