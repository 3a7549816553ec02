'use client'

import { useId, useState, type ReactNode } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Icon } from '@/components/ui/icon'
import { grip } from '../frame/icons'
import { StaffLink } from './links'
import { MoveKey } from './move-keys'
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
  /** Opens a row in place. */
  onOpen?: (id: string) => void
  /** The page that a row opens. */
  hrefOf?: (id: string) => string
  /** What the row shows beside its handle and its keys; no controls when the row opens. */
  children: (item: T) => ReactNode
}

/** A list ordered by drag, and by keys: on the handle Enter, arrows, Enter; or the buttons up and down. */
export function SortableList<T extends SortableItem>(props: Props<T>) {
  const { label, items, open, onOrder, onOpen, hrefOf, children } = props
  const { t } = useStaff()
  const ids = items.map(({ id }) => id)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  /** What is said of the row that a button moved last. */
  const [moved, setMoved] = useState('')
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < ids.length) onOrder(arrayMove(ids, from, to))
  }
  const press = (from: number, to: number) => {
    move(from, to)
    setMoved(say('movedTo', ids[from] ?? '', ids[to]))
  }
  const indexOf = (id: UniqueIdentifier = '') => ids.indexOf(String(id))
  const say = (text: 'moving' | 'movedTo' | 'moveKept', id: UniqueIdentifier, over?: UniqueIdentifier) =>
    t(`Common.${text}`, {
      name: items[indexOf(id)]?.name ?? '',
      place: indexOf(over ?? id) + 1,
      count: ids.length,
    })
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragStart={() => setMoved('')}
      onDragEnd={({ active, over }) => move(indexOf(active.id), indexOf(over?.id))}
      accessibility={{
        screenReaderInstructions: { draggable: t('Common.moveHow') },
        announcements: {
          onDragStart: ({ active }) => say('moving', active.id),
          onDragOver: ({ active, over }) => say('moving', active.id, over?.id),
          onDragEnd: ({ active, over }) => say('movedTo', active.id, over?.id),
          onDragCancel: ({ active }) => say('moveKept', active.id),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className="staff-sortable">
          {items.map((item, at) => (
            <Row
              key={item.id}
              item={item}
              isOpen={open === item.id}
              onOpen={onOpen}
              href={hrefOf?.(item.id)}
              onUp={at > 0 && (() => press(at, at - 1))}
              onDown={at < ids.length - 1 && (() => press(at, at + 1))}
            >
              {children(item)}
            </Row>
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </DndContext>
  )
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

interface RowProps {
  item: SortableItem
  isOpen: boolean
  onOpen?: (id: string) => void
  href?: string
  /** Moves it up; false at the top. */
  onUp: false | (() => void)
  /** Moves it down; false at the bottom. */
  onDown: false | (() => void)
  children: ReactNode
}

function Row({ item: { id, name }, isOpen, onOpen, href, onUp, onDown, children }: RowProps) {
  const { t } = useStaff()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ translate: transform ? `0 ${transform.y}px` : undefined, transition }}
      className="flex cursor-default items-center gap-1 rounded-field border-[1.5px] border-transparent bg-white px-1 py-1.5 shadow-[0_0_0_1px_var(--color-sand-200)] data-dragging:relative data-dragging:z-1 data-dragging:border-palm-700 data-dragging:shadow-[var(--shadow-e2)] data-open:border-palm-700 data-open:bg-palm-50"
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        aria-label={t('Common.move', { name })}
        className="staff-grip"
      >
        <Icon shape={grip} />
      </button>
      {href !== undefined ? (
        <StaffLink href={href} aria-current={isOpen ? 'page' : undefined} className="staff-sortable-body">
          {children}
        </StaffLink>
      ) : onOpen ? (
        <button type="button" aria-expanded={isOpen} className="staff-sortable-body" onClick={() => onOpen(id)}>
          {children}
        </button>
      ) : (
        <span className="staff-sortable-body">{children}</span>
      )}
      <span className="staff-keys">
        <MoveKey label={t('Common.moveUp', { name })} onMove={onUp} up />
        <MoveKey label={t('Common.moveDown', { name })} onMove={onDown} />
      </span>
    </li>
  )
}
