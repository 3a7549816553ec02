import { StarsIn, type StarsProps } from './stars-in'
import { useRated } from './use-rated'

/** Five stars and their words; the half one fills from the reading direction's start. Spec §9. */
export function Stars(props: StarsProps) {
  return <StarsIn {...props} words={useRated()(props.value, props.count)} />
}
