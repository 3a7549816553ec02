import type { Bilingual } from '@/lib/contract/bilingual'

export type AppStore = 'appStore' | 'googlePlay'

/** The shop's name and contact data. */
export interface ShopInfo {
  name: Bilingual
  tagline: Bilingual
  city: Bilingual
  /** Street or market, without the city. */
  address: Bilingual
  /** International form, digits and a leading plus. */
  phone: string
  /** The phone number in display form. */
  phoneShown: string
  email: string
  map: { latitude: number; longitude: number; href: string }
  socials: { name: 'instagram' | 'facebook' | 'tiktok' | 'whatsapp'; href: string }[]
  /** App store links; without one the home page hides the app section. Spec §2 (Home). */
  apps: { store: AppStore; href: string }[]
  /** Year the company was established. Spec §1. */
  since: number
}

const info: ShopInfo = {
  name: { en: 'Oasis', ar: 'واحة' },
  tagline: {
    en: 'Animals, livestock, carcasses, feed and supplies, from Al Ain to every home and farm.',
    ar: 'حيوانات ومواشٍ وذبائح وأعلاف ومستلزمات، من العين لكل بيت وعزبة.',
  },
  city: { en: 'Al Ain', ar: 'العين' },
  address: { en: 'Central market', ar: 'السوق المركزي' },
  phone: '+97130000000',
  phoneShown: '+971 3 000 0000',
  email: 'hello@oasis.example',
  map: {
    latitude: 24.2075,
    longitude: 55.7447,
    href: 'https://www.openstreetmap.org/?mlat=24.2075&mlon=55.7447#map=15/24.2075/55.7447',
  },
  socials: [
    { name: 'instagram', href: 'https://www.instagram.com/oasis.example' },
    { name: 'facebook', href: 'https://www.facebook.com/oasis.example' },
    { name: 'tiktok', href: 'https://www.tiktok.com/@oasis.example' },
    { name: 'whatsapp', href: 'https://wa.me/97130000000' },
  ],
  apps: [
    { store: 'appStore', href: 'https://apps.apple.com/ae/app/oasis-example/id0000000000' },
    { store: 'googlePlay', href: 'https://play.google.com/store/apps/details?id=example.oasis.shop' },
  ],
  since: 2003,
}

/** The shop's name and contact data. For another owner, change it here and in the `messages` that name the shop. */
export function shopInfo(): ShopInfo {
  return info
}

/** Whether contact data is still the demo's: `.example` is a reserved domain (RFC 2606). */
export function hasPlaceholderContacts(): boolean {
  return info.email.endsWith('.example')
}
