'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Icon, user } from '@/components/ui/icon'
import { avatar } from '@/lib/client/avatar'
import { whenIdle } from '@/lib/client/idle'
import { mediaFile } from '@/lib/media/address'

/** Link to the profile, with the customer's picture once fetched: pages contain no customer data. Spec §2 (Header). */
export function HeaderAvatar({ label }: { label: string }) {
  const image = useSyncExternalStore(avatar.subscribe, avatar.get, () => undefined)
  useEffect(() => {
    // Errors are ignored: the icon stays.
    whenIdle(() => void import('@/lib/client/profile-query').then(({ watchProfile }) => watchProfile()).catch(() => {}))
  }, [])
  return (
    <IntentLink href="/profile" aria-label={label} className="icon-button @max-md:hidden">
      <span className="grid size-9.5 place-items-center overflow-hidden rounded-full bg-palm-100 text-palm-800">
        {image ? (
          <img src={mediaFile(image, 160)} alt="" width={38} height={38} className="size-full object-cover" />
        ) : (
          <Icon shape={user} size={20} />
        )}
      </span>
    </IntentLink>
  )
}
