'use client'

import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { GridList, GridListItem, Button as Handle, useDragAndDrop } from 'react-aria-components'
import { Icon } from '@/components/ui/icon'
import { chevronDown } from '@/components/ui/icons'
import { grip } from '../frame/icons'
import { useStaff } from './translations'

interface SortableItem {
  id: string
  /** Its name for screen readers. */
  name: string
}

interface Props<T extends SortableItem> {
  label: string
  items: T[]
  /** Id of the open item. */
  open?: string | null
  /** Takes all ids in their new order. */
  onOrder: (ids: string[]) => void
  onOpen?: (id: string) => void
  /** What the row shows beside its handle and its keys. */
  children: (item: T) => ReactNode
}

/** A list ordered by drag, and by keys: on the handle Enter, arrows, Enter; or the buttons up and down. */
export function SortableList<T extends SortableItem>({ label, items, open, onOrder, onOpen, children }: Props<T>) {
  const { t } = useStaff()
  const ids = items.map(({ id }) => id)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(items, String(key)) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      const rest = ids.filter((id) => !keys.has(id))
      const at = rest.indexOf(String(key)) + (dropPosition === 'after' ? 1 : 0)
      onOrder([...rest.slice(0, at), ...ids.filter((id) => keys.has(id)), ...rest.slice(at)])
    },
  })
  const move = (at: number, to: number) => {
    const id = ids[at]
    if (id === undefined || to < 0 || to >= ids.length) return
    const rest = ids.toSpliced(at, 1)
    onOrder(rest.toSpliced(to, 0, id))
  }
  return (
    <GridList
      aria-label={label}
      className="staff-sortable"
      items={items}
      // Rows show what else changes in the page.
      dependencies={[children, open, items]}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      onAction={onOpen && ((key) => onOpen(String(key)))}
    >
      {(item) => {
        const at = ids.indexOf(item.id)
        return (
          <GridListItem
            id={item.id}
            textValue={item.name}
            className="staff-sortable-row"
            data-open={open === item.id || undefined}
          >
            <Handle slot="drag" aria-label={t('Common.move', { name: item.name })} className="staff-grip">
              <Icon shape={grip} />
            </Handle>
            <span className="staff-sortable-body">{children(item)}</span>
            <span className="staff-keys" {...ownPresses}>
              <button
                type="button"
                aria-label={t('Common.moveUp', { name: item.name })}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, at - 1)}
              >
                <Icon shape={chevronDown} className="rotate-180" />
              </button>
              <button
                type="button"
                aria-label={t('Common.moveDown', { name: item.name })}
                aria-disabled={at === ids.length - 1 || undefined}
                onClick={() => move(at, at + 1)}
              >
                <Icon shape={chevronDown} />
              </button>
            </span>
          </GridListItem>
        )
      }}
    </GridList>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()
const stopPress = (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()
/** A press of these buttons is none of the row, which it would open. */
const ownPresses = { onPointerDown: stop, onMouseDown: stop, onClick: stop, onKeyDown: stopPress, onKeyUp: stopPress }

function nameOf(items: SortableItem[], id: string): string {
  return items.find((item) => item.id === id)?.name ?? id
}
