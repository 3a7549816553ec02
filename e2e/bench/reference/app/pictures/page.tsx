import { Cards } from '../cards'

/** The bare page with a picture on each card: what the largest paint of a shop's page is compared with. */
export default function Page() {
  return <Cards pictures />
}
