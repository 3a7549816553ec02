import { Frond } from '@/components/brand/frond'
import { LanguageName } from '@/components/brand/language-name'
import { Logo } from '@/components/brand/logo'
import { LogoMark } from '@/components/brand/logo-mark'
import { Caption } from './caption'
import { useSay } from './use-say'

/** The lockup in its colours, the mark down to 16 px, the frond. */
export function LogoSheet() {
  const say = useSay()
  return (
    <>
      <Caption>{say('Logo', 'الشعار')}</Caption>
      <div className="flex flex-wrap items-end gap-6 text-palm-900">
        <Logo className="text-hero" mark="text-palm-900" />
        <Logo />
        {[64, 40, 24, 16].map((size) => (
          <LogoMark key={size} size={size} className="text-palm-700" />
        ))}
        <LanguageName language="ar" />
      </div>
      <div className="relative mt-5 flex items-end gap-6 overflow-hidden rounded-thumb bg-palm-900 p-6 text-cream">
        <Logo className="text-hero" mark="text-cream" leaf="text-saffron-400" />
        <Logo mark="text-saffron-400" leaf="text-saffron-400" />
        <Frond className="absolute -inset-e-4 -bottom-6 w-56 text-palm-800" />
      </div>
    </>
  )
}
