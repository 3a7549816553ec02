import { Cards } from './cards'

/** The bare page. */
export default function Page() {
  return <Cards />
}
