/** The subject of a comment. */
export type ReviewKind =
  | 'dog'
  | 'cat'
  | 'bird'
  | 'fish'
  | 'smallPet'
  | 'livestock'
  | 'horse'
  | 'camel'
  | 'poultry'
  | 'eggs'
  | 'hatchingEggs'
  | 'carcass'
  | 'meat'
  | 'dogFood'
  | 'dogTreats'
  | 'catFood'
  | 'petFood'
  | 'feed'
  | 'milkPowder'
  | 'litter'
  | 'wear'
  | 'gear'
  | 'aquarium'
  | 'tankCare'
  | 'tankDecor'
  | 'grooming'
  | 'brush'
  | 'supplement'
  | 'firstAid'
  | 'service'
  | 'delivery'

export interface DemoReview {
  kind: ReviewKind
  /** 1 to 5. */
  stars: number
  comment: string
}
