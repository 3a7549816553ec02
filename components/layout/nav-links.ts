/** The main navigation, signed in or not. Keys of the dictionary's `Header`. Spec §2. */
export const navLinks = [
  { key: 'home', href: '/', below: [] },
  { key: 'shop', href: '/shop', below: ['/categories', '/details', '/product-details', '/settings-product'] },
  { key: 'offers', href: '/offers', below: [] },
  { key: 'about', href: '/about', below: ['/company-info'] },
  { key: 'contact', href: '/contact', below: [] },
] as const
