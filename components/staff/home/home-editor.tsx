'use client'

import { useState } from 'react'
import { HomeWire, type HomeBody, type HomeProduct } from '@/lib/contract/staff-home'
import { StaffChoice } from '../kit/choice'
import { StaffForm } from '../kit/form'
import { PictureField } from '../kit/picture-field'
import { SaveBar } from '../kit/save-bar'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { useOverwriting } from '../kit/use-overwriting'
import { changedHome, checkHome, draftOf, homeForm, homeOf, homeParts } from './home-model'
import type { HomeForm, Item, ItemKind } from './home-model'
import { Groups } from './groups'
import { HomePreview } from './home-preview'
import { Items } from './items'
import { PageTitle } from '../kit/page-title'
import { PageButton } from '../kit/links'
import { Card } from '../kit/card'

interface Props {
  home: HomeWire
  /** Products of the groups. */
  products: HomeProduct[]
  /** Names of the pages to link to, by address. */
  places: ReadonlyMap<string, string>
}

/** The storefront's home page: slides, boards, groups of products and pictures, saved together, beside the page as typed. */
export function HomeEditor({ home, products, places }: Props) {
  const { t } = useStaff()
  const [base, setBase] = useState(() => homeForm(home))
  const [form, setForm] = useState(base)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const changed = changedHome(form, base)
  const dirty = Object.keys(changed).length > 0
  const check = useOverwriting()
  const save = useChange(async (body: HomeBody) => {
    const now = homeForm(await staffCall(HomeWire, 'GET /home'))
    check(homeParts(homeOf(base)), homeParts(changed), homeParts(homeOf(now)))
    return staffCall(HomeWire, 'PUT /home', body)
  })
  const setItems = (kind: ItemKind) => (change: (items: Item[]) => Item[]) => {
    setForm((now) => ({ ...now, [kind]: change(now[kind]) }))
    setWrong(new Set())
  }
  const set = (change: Partial<HomeForm>) => {
    setForm((now) => ({ ...now, ...change }))
    setWrong(new Set())
  }
  const submit = () => {
    const checked = checkHome(changed)
    if ('wrong' in checked) return setWrong(checked.wrong)
    const sent = form
    save.mutate(checked.body, {
      onSuccess: () => {
        // What was typed while it was saved stays.
        setBase(sent)
      },
    })
  }
  return (
    <StaffForm className="block" onSubmit={submit}>
      <PageTitle title={t('Home.title')}>
        <PageButton href="/staff/categories" className="ms-auto">
          {t('Home.categories')}
        </PageButton>
      </PageTitle>
      <div className="staff-columns">
        <div className="grid min-w-0 gap-4">
          <Items kind="hero" items={form.hero} places={places} wrong={wrong} onChange={setItems('hero')} />
          <Items kind="boards" items={form.boards} places={places} wrong={wrong} onChange={setItems('boards')} />
          <Groups groups={form.groups} known={products} onChange={(groups) => set({ groups })} />
          <Card title={t('Home.more')}>
            <PictureField
              label={t('Home.mainImage')}
              hint={t('Home.mainImageHint')}
              picture={form.mainImage}
              optional
              onChange={(mainImage) => set({ mainImage })}
            />
            <StaffChoice
              label={t('Home.note')}
              className="max-w-full justify-self-start"
              value={String(form.freeShippingNote)}
              options={notes.map(([value, name]) => ({ value: String(value), label: t(`Home.${name}`) }))}
              onChoose={(chosen) =>
                set({ freeShippingNote: notes.find(([value]) => String(value) === chosen)?.[0] ?? null })
              }
            />
          </Card>
          {wrong.size > 0 && (
            <p role="alert" className="staff-failure">
              {t('Home.wrong')}
            </p>
          )}
          <SaveBar dirty={dirty} change={save} />
        </div>
        <HomePreview
          version={save.isSuccess ? save.submittedAt : 0}
          draft={dirty ? draftOf(form, base) : null}
          dirty={dirty}
        />
      </div>
    </StaffForm>
  )
}

const notes = [
  [null, 'noteFree'],
  [true, 'noteAlways'],
  [false, 'noteNever'],
] as const
