import type { Language } from './constants'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Hours, ShopFacts } from '@/lib/contract/shop-info'

export type AppStore = keyof ShopFacts['apps']
type SocialNetwork = keyof ShopFacts['socials']

/** The shop's name and contact data, as pages and messages show them. */
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
  hours: Hours[]
  map: { latitude: number; longitude: number; href: string }
  socials: { name: SocialNetwork; href: string }[]
  apps: { store: AppStore; href: string }[]
  /** Year the company was established. Spec §1. */
  since: number
  trn: string | null
  licence: string | null
}

/** A new shop's facts. No number of an authority, link or early year: made-up ones would be false statements. */
export const defaultFacts: ShopFacts = {
  name: { en: 'Oasis', ar: 'واحة' },
  tagline: {
    en: 'Animals, livestock, carcasses, feed and supplies, from Al Ain to every home and farm.',
    ar: 'حيوانات ومواشٍ وذبائح وأعلاف ومستلزمات، من العين لكل بيت وعزبة.',
  },
  city: { en: 'Al Ain', ar: 'العين' },
  address: { en: 'Central market', ar: 'السوق المركزي' },
  phone: '+97130000000',
  email: 'hello@oasis.example',
  hours: [],
  map: { latitude: 24.2075, longitude: 55.7447, href: null },
  socials: { instagram: null, facebook: null, tiktok: null, whatsapp: null },
  apps: { appStore: null, googlePlay: null },
  since: new Date().getFullYear(),
  trn: null,
  licence: null,
}

/** What the demo and a shop on an API host say besides. */
export const oasisFacts = {
  socials: {
    instagram: 'https://www.instagram.com/oasis.example',
    facebook: 'https://www.facebook.com/oasis.example',
    tiktok: 'https://www.tiktok.com/@oasis.example',
    whatsapp: 'https://wa.me/97130000000',
  },
  apps: {
    appStore: 'https://apps.apple.com/ae/app/oasis-example/id0000000000',
    googlePlay: 'https://play.google.com/store/apps/details?id=example.oasis.shop',
  },
  since: 2003,
} satisfies Partial<ShopFacts>

const networks = ['instagram', 'facebook', 'tiktok', 'whatsapp'] as const
const stores = ['appStore', 'googlePlay'] as const

/** Derives what is shown from the facts. */
export function shopInfoOf({ map, socials, apps, ...facts }: ShopFacts): ShopInfo {
  const { latitude, longitude } = map
  const at = `${latitude}/${longitude}`
  return {
    ...facts,
    phoneShown: groupedPhone(facts.phone),
    map: {
      latitude,
      longitude,
      href: map.href ?? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${at}`,
    },
    socials: networks.flatMap((name) => (socials[name] ? [{ name, href: socials[name] }] : [])),
    apps: stores.flatMap((store) => (apps[store] ? [{ store, href: apps[store] }] : [])),
  }
}

/** Groups the digits of a UAE number (+971 50 123 4567, +971 3 765 4321); others stay as they are. */
function groupedPhone(phone: string): string {
  const [, ...groups] = /^(\+971)(5\d|\d)(\d{3})(\d{4})$/.exec(phone) ?? []
  return groups.length > 0 ? groups.join(' ') : phone
}

/** A shop's on an API host, which knows no facts. */
export const defaultShopInfo: ShopInfo = shopInfoOf({ ...defaultFacts, ...oasisFacts })

/** Whether a shop goes by the name that is drawn in logo and share pictures. */
export function hasDrawnName(name: string, language: Language): boolean {
  return name === defaultFacts.name[language]
}

/** Whether the e-mail address is still the demo's: `.example` is a reserved domain (RFC 2606). */
export function hasPlaceholderContacts({ email }: ShopInfo): boolean {
  return email.endsWith('.example')
}
