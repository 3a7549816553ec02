'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import type { Language } from '@/lib/config/constants'

/** Query client, and language and router of the React Aria components. */
export function StaffProviders({ language, children }: { language: Language; children: ReactNode }) {
  const router = useRouter()
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { networkMode: 'always', retry: false },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE'}>
        <RouterProvider navigate={(path) => router.push(path)}>{children}</RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}
