import { StarsIn, type StarsProps } from './stars-in'
import { useRated } from './use-rated'

/** Five stars with their label; a half star fills from the inline start. Spec §9. */
export function Stars(props: StarsProps) {
  return <StarsIn {...props} words={useRated()(props.value, props.count)} />
}
