import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { facebook, instagram, tiktok, whatsapp } from '@/components/ui/icons'
import { shopInfo } from '@/lib/config/shop-info'

const shapes = { instagram, facebook, tiktok, whatsapp }

/** Links to the shop's social media, as round buttons on palm. */
export function SocialLinks() {
  const t = useTranslations('Footer')
  return (
    <ul className="mt-5 flex flex-wrap gap-2.5">
      {shopInfo().socials.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={t(name)}
            className="grid size-11 place-items-center rounded-full bg-cream/10 text-cream transition-colors duration-160 hover:bg-cream/20"
          >
            <Icon shape={shapes[name]} size={21} />
          </a>
        </li>
      ))}
    </ul>
  )
}
