/** What a comment can be about. */
export type ReviewKind =
  | 'dog'
  | 'cat'
  | 'bird'
  | 'fish'
  | 'smallPet'
  | 'livestock'
  | 'horseCamel'
  | 'poultry'
  | 'eggs'
  | 'carcass'
  | 'dogFood'
  | 'catFood'
  | 'petFood'
  | 'feed'
  | 'wear'
  | 'gear'
  | 'aquarium'
  | 'tankCare'
  | 'grooming'
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
