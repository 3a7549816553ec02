import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { redirect, unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { MessagePanel } from '@/components/staff/frame/message-panel'
import type { StaffTexts } from '@/components/staff/kit/translations'
import type { StaffSession } from '@/lib/backend/staff'
import { staffSession } from '@/lib/backend/staff-session'
import { usesApiHost } from '@/lib/backend/get-backend'
import { safePath } from '@/lib/config/routes'
import { ShopError, type ErrorCode } from '@/lib/contract/error'
import { mayAccess, staffPages, type StaffPage } from '@/lib/contract/staff-rights'
import { loadStaffMessages, staffTranslator, type StaffTranslator } from '@/lib/i18n/staff'
import { answerForbidden, answerNotFound, loggedFailure } from '@/lib/server/page-answer'

type Query = Record<string, string | string[] | undefined>

interface PageProps {
  params: Promise<Query>
  searchParams: Promise<Query>
}

export interface StaffContext extends StaffTexts {
  self: StaffSession
  /** Dynamic part of the path. */
  id: string
  /** The first value of a parameter; empty without one. */
  query: (name: string) => string
}

/** Language and texts of a page of the back office. */
export async function staffTexts(): Promise<StaffTexts> {
  const language = await getLocale()
  return { language, t: staffTranslator(language, await loadStaffMessages(language)) }
}

/** The document's title of a page, which Next announces after a navigation; `named`: with the dynamic part of its path. */
export function staffTitle(text: Parameters<StaffTranslator>[0], named = false) {
  return async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
    const [{ t }, path] = await Promise.all([staffTexts(), params])
    return { title: named ? `${t(text)} ${first(path.id)}` : t(text) }
  }
}

/**
 * A page of the back office, behind the sign-in: without a whole session it leads there, and without the right that
 * `staffPages` names it says so, with status 403.
 */
export function staffPage(page: StaffPage, render: (context: StaffContext) => Promise<ReactNode>) {
  return withLoggedFailure(async ({ params, searchParams }: PageProps): Promise<ReactNode> => {
    // The layout answers 404.
    if (usesApiHost()) return null
    const [self, texts, path, query] = await Promise.all([staffSession(), staffTexts(), params, searchParams])
    const id = first(path.id)
    if (self?.stage === 'enrol') redirect('/staff/second-factor')
    if (self?.stage !== 'open') redirect(signInPath(page, id))
    if (!mayAccess(self.role, staffPages[page])) {
      answerForbidden()
      return <MessagePanel title={texts.t('Forbidden.title')} text={texts.t('Forbidden.text')} />
    }
    // NUL, which no database stores; Next leaves the path encoded. Invariant 21.
    const hasNul =
      id.includes('%00') ||
      Object.values(query)
        .flat()
        .some((text) => text?.includes('\0'))
    if (hasNul) return staffNotFound(texts.t)
    return render({ self, ...texts, id, query: (name) => first(query[name]) })
  })
}

/**
 * Makes a page or layout of the back office log its failure. Next would print a failed query's values, such as a customer's number
 * that was searched for.
 */
export function withLoggedFailure<Props>(render: (props: Props) => Promise<ReactNode>) {
  return (props: Props): Promise<ReactNode> =>
    render(props).catch((error: unknown) => {
      unstable_rethrow(error)
      throw loggedFailure(error)
    })
}

/** A page of the back office that is not there, with status 404. */
export function staffNotFound(t: StaffTranslator, text = t('NotFound.text')): ReactNode {
  answerNotFound()
  return <MessagePanel title={t('NotFound.title')} text={text} action={t('NotFound.action')} />
}

/** Gives null for a refusal with this code. */
export function nullFor(code: ErrorCode) {
  return (error: unknown): null => {
    if (error instanceof ShopError && error.code === code) return null
    throw error
  }
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function signInPath(page: StaffPage, id: string): string {
  const next = id ? `${page}/${encodeURIComponent(id)}` : page
  return `/staff/sign-in?${new URLSearchParams({ next })}`
}

/** The page of the back office to open after the sign-in. */
export function staffTarget(next: string | string[] | undefined): string {
  const path = safePath(first(next))
  return path === '/staff' || path.startsWith('/staff/') ? path : '/staff'
}
