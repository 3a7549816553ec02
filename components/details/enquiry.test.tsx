/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import messages from '@/messages/en.json'
import { ShopFacts } from '@/lib/contract/shop-info'
import { Enquiry } from './enquiry'

// What owners have at hand: a number, WhatsApp's own link, and the link of a business's QR code.
test.each(['050 123 4567', 'https://api.whatsapp.com/send?phone=971501234567', 'https://wa.me/message/ABCDEF?src=qr'])(
  'the enquiry by %s names the product',
  (typed) => {
    const whatsapp = ShopFacts.shape.socials.shape.whatsapp.parse(typed)
    const contact = { phone: '+971', phoneShown: '', whatsapp }
    renderIn('en', <Enquiry contact={contact} title="Falcon & glove" url="http://shop.test/details/p1?size=s1" />)
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: messages.Enquiry.whatsapp }).href)
    expect(link.searchParams.get('text')).toContain('Falcon & glove\nhttp://shop.test/details/p1?size=s1')
    for (const value of link.searchParams.values()) expect(value).not.toContain('?text=')
  },
)

test('the enquiry keeps the plus of a number in the owner’s link', () => {
  const whatsapp = ShopFacts.shape.socials.shape.whatsapp.parse('https://wa.me/+971501234567')
  renderIn(
    'en',
    <Enquiry contact={{ phone: '+971', phoneShown: '', whatsapp }} title="Falcon" url="http://shop.test/" />,
  )
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: messages.Enquiry.whatsapp })
  expect(href).toMatch(/^https:\/\/wa\.me\/\+971501234567\?text=[^+]+$/)
})
