import { reviewers, reviewPool } from '@/lib/db/demo/catalogue/reviews'
import type { DemoProduct } from '@/lib/db/demo/types'
import type { customers, ratings } from '@/lib/db/schema'
import { demoId, seededRandom } from './identity'
import { starsAround } from './stars'

const DAY = 24 * 60 * 60 * 1000
/** One rating in so many says something in words. */
const COMMENT_EVERY = 3
const REVIEWERS = 90
