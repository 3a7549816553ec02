import { shopInfo } from '@/lib/config/shop-info'

/** Link to the shop's phone number. */
export function ShopPhone() {
  const { phone, phoneShown } = shopInfo()
  return (
    <a href={`tel:${phone}`} className="link inline-block py-0.5">
      <bdi dir="ltr">{phoneShown}</bdi>
    </a>
  )
}
