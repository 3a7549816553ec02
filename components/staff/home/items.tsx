'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { imageAddress } from '@/lib/media/address'
import { Failure } from '../kit/failure'
import { Picture } from '../kit/picture'
import { SortableList } from '../kit/sortable-list'
import { useStaff } from '../kit/translations'
import { uploadPicture } from '../products/upload'
import { newItem, textsOf, type Item, type ItemKind } from './home-model'
import { ItemFields } from './item-fields'
import { FileButton } from '../kit/file-button'

interface Props {
  kind: ItemKind
  items: Item[]
  /** Names of the pages to link to, by address. */
  places: ReadonlyMap<string, string>
  /** Paths of the fields that are not right. */
  wrong: ReadonlySet<string>
  /** Takes a function: a picture may arrive after other changes. */
  onChange: (change: (items: Item[]) => Item[]) => void
}

/** The slides of the hero, or the boards: their order, and the open one's fields. */
export function Items({ kind, items, places, wrong, onChange }: Props) {
  const { t, language } = useStaff()
  const [open, setOpen] = useState<string | null>(null)
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: (image) => {
      const item = newItem(image)
      onChange((now) => [...now, item])
      setOpen(item.key)
    },
  })
  const [first] = textsOf[kind]
  const isWrong = (at: number) => [...wrong].some((path) => path.startsWith(`${kind}.${at}.`))
  const wrongAt = items.findIndex((_, at) => isWrong(at))
  const shown = items.find(({ key }) => key === open) ?? items[wrongAt]
  const name = (item: Item) =>
    item.texts[first][language] || item.texts[first].en || t('Home.unnamed', { n: items.indexOf(item) + 1 })
  return (
    <section className="staff-card grid gap-3" aria-label={t(`Home.${kind}`)}>
      <h2 className="text-h3">{t(`Home.${kind}`)}</h2>
      <p className="text-date-600">{t(`Home.${kind}Hint`)}</p>
      {items.length > 0 && (
        <SortableList
          label={t(`Home.${kind}`)}
          items={items.map((item) => ({ id: item.key, name: name(item), item }))}
          open={shown?.key}
          onOrder={(ids) => onChange((now) => ids.flatMap((id) => now.find(({ key }) => key === id) ?? []))}
          onOpen={(id) => setOpen(id === open ? null : id)}
        >
          {({ item, name: title }) => (
            <>
              <Picture image={imageAddress(item.image)} className="h-11 w-11 rounded-[0.75rem] sm:w-18" />
              <span className="min-w-0">
                <bdi className="font-medium">{title}</bdi>
                {isWrong(items.indexOf(item)) && <span className="staff-chip">{t('Errors.invalid')}</span>}
                {item.link && (
                  <bdi dir={places.has(item.link) ? undefined : 'ltr'} className="staff-quiet wrap-anywhere">
                    {places.get(item.link) ?? item.link}
                  </bdi>
                )}
              </span>
            </>
          )}
        </SortableList>
      )}
      {shown && (
        <ItemFields
          key={shown.key}
          kind={kind}
          item={shown}
          places={places}
          name={name(shown)}
          isWrong={(field) => wrong.has(`${kind}.${items.indexOf(shown)}.${field}`)}
          onChange={(change) =>
            onChange((now) => now.map((one) => (one.key === shown.key ? { ...one, ...change } : one)))
          }
          onRemove={() => onChange((now) => now.filter((one) => one.key !== shown.key))}
        />
      )}
      <FileButton
        acceptedFileTypes={['image/*']}
        onFile={(file) => upload.mutate(file)}
        className="justify-self-start"
        busy={upload.isPending}
      >
        {upload.isPending ? t('Products.uploading') : t(`Home.add.${kind}`)}
      </FileButton>
      <Failure error={upload.error} />
    </section>
  )
}
