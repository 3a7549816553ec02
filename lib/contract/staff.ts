import { z } from 'zod'
import { text } from './fields'
import { workEvent } from './work-event'

/** Where the staff API stands. Bearer `STAFF_TOKEN`, else the token in `DATA_DIR/staff-token`. */
export const STAFF_BASE = '/api/staff'

/** The largest product CSV an import takes, in bytes. */
export const IMPORT_MAX_BYTES = 50 * 1024 ** 2
/** The most hashes one question for known pictures may hold. */
export const KNOWN_MAX = 1000
/** The most files a folder of pictures may hold. */
export const PICTURE_FILES_MAX = 200_000
/** The largest picture of a product that the shop takes, in bytes. */
export const PICTURE_MAX_BYTES = 10 * 1024 ** 2
/** The most synthetic products one run may make. */
export const SEED_MAX = 1_000_000

/** Name of a picture, as `isMediaHash` has it. */
export const Hash = z.string().regex(/^[0-9a-f]{24}(?:[0-9a-f]{40})?$/)
/** Path of a file within the folder of pictures. */
const FilePath = text(4096).min(1)
const Count = z.number().int().min(0)

/** Something to say about a row of the CSV; `line` counts from 1, the header being line 1. */
export const ImportIssue = z.object({ line: Count, handle: z.string().nullable(), reason: z.string() })
export type ImportIssue = z.infer<typeof ImportIssue>

/** Part `json` of `POST /import/plan`, beside the part `file`: paths of the files at hand, from their folder. */
export const ImportPlanBody = z.object({ files: z.array(FilePath).max(PICTURE_FILES_MAX) })

/** What an import of this file would need. */
export const ImportPlan = z.object({
  products: Count,
  rows: Count,
  /** Files, of those at hand, that products show. */
  pictures: z.array(z.string()),
})
export type ImportPlan = z.infer<typeof ImportPlan>

/**
 * Part `json` of `POST /import`, beside the part `file`: name (see `pictureHash`) of each picture file the plan asked for. Null when no pictures
 * are at hand: products keep those they have. A dry run changes nothing.
 */
export const ImportBody = z.object({
  pictures: z.record(FilePath, Hash).nullable(),
  dryRun: z.boolean().default(false),
})

const Counts = z.object({ created: Count, changed: Count, unchanged: Count })

/** How an import went. `products` = created + changed + unchanged + rejected. */
export const ImportReport = Counts.extend({
  products: Count,
  /** Products of which nothing could go in; `bad` says why. */
  rejected: Count,
  /** Pictures now shown by the file's products. */
  pictures: Count,
  dryRun: z.boolean(),
  /** True when an earlier run of the same file had not come to its end. */
  resumed: z.boolean(),
  bad: z.array(ImportIssue),
  notes: z.array(ImportIssue),
})
export type ImportReport = z.infer<typeof ImportReport>

/** One line of the answer to `POST /import`; `start` tells how many products are readable. What `progress` counts is committed and survives a kill. */
export const ImportEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), products: Count, resumed: z.boolean() }),
  Counts.extend({ type: z.literal('progress'), done: Count }),
  /** Products that are found by the new Arabic names of their categories, when all are in. */
  z.object({ type: z.literal('names'), done: Count, total: Count }),
  z.object({ type: z.literal('done'), report: ImportReport }),
  z.object({ type: z.literal('error'), message: z.string() }),
])
export type ImportEvent = z.infer<typeof ImportEvent>

/** Body of `POST /media/known`; the answer is those of `hashes` that the shop has. */
export const KnownPicturesBody = z.object({ hashes: z.array(Hash).max(KNOWN_MAX) })
/** Answer to `POST /media`: the picture's name, and the size of its largest file in px. */
export const SavedPictureWire = z.object({ hash: Hash, width: Count, height: Count })

/** Body of `POST /seed`. */
export const SeedBody = z.object({ products: z.number().int().min(1).max(SEED_MAX) })

/** One line of the answer to `POST /seed`. */
export const SeedEvent = workEvent(z.object({ created: Count, first: z.string(), last: z.string() }))
export type SeedEvent = z.infer<typeof SeedEvent>

/** The most pieces of one product the shop can hold. */
export const STOCK_MAX = 1_000_000

/** Body of `PUT /stock`; `product` is an id or a handle. */
export const StockBody = z.object({ product: text(255).min(1), stock: z.number().int().min(0).max(STOCK_MAX) })
/** Answer to `PUT /stock`: the pieces before and now. */
export const StockWire = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  previous: Count,
  stock: Count,
})
export type StockWire = z.infer<typeof StockWire>

/** Header of a picture's answer: its bytes. Next sends no `Content-Length` of ours. */
export const PICTURE_BYTES_HEADER = 'x-picture-bytes'

/** Header of the export's answer: how many products follow. */
export const EXPORT_COUNT_HEADER = 'x-products'
