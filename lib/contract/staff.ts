import { z } from 'zod'
import { text } from './fields'
import { ImportRemark } from './import-remark'

/** Base path of the staff API. Bearer `STAFF_TOKEN`, or the token in `DATA_DIR/staff-token`. */
export const STAFF_BASE = '/api/staff'

/** Maximum size of an imported product CSV, in bytes. */
export const IMPORT_MAX_BYTES = 50 * 1024 ** 2
/** Maximum number of hashes in one `POST /media/known`. */
export const KNOWN_MAX = 1000
export const PICTURE_FILES_MAX = 200_000
/** Maximum size of a product picture, in bytes. */
export const PICTURE_MAX_BYTES = 10 * 1024 ** 2
export const SEED_MAX = 1_000_000

const Count = z.number().int().min(0)

/** One line of the answer to a long-running job: progress, and at the end its `result` or its error. */
export function workEvent<S extends z.ZodType>(result: S) {
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('progress'), done: Count, total: Count }),
    z.object({ type: z.literal('done'), result }),
    z.object({ type: z.literal('error'), message: z.string() }),
  ])
}

export type WorkEvent<R> =
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; result: R }
  | { type: 'error'; message: string }

/** Hash of a picture; see `isMediaHash`. */
export const Hash = z.string().regex(/^[0-9a-f]{24}(?:[0-9a-f]{40})?$/)
/** Name of a stored video: its hash and container. */
export const VideoName = z.string().regex(/^[0-9a-f]{24}\.(?:mp4|webm)$/)
/** Path of a file within the folder of pictures. */
const FilePath = text(4096).min(1)

/** A message about a CSV row; `line` counts from 1, the header. `reason` is the remark's English sentence. */
export const ImportIssue = z.object({
  line: Count,
  handle: z.string().nullable(),
  reason: z.string(),
  remark: ImportRemark.optional(),
})
export type ImportIssue = z.infer<typeof ImportIssue>

/** Part `json` of `POST /import/plan`, next to the part `file`: paths of the available pictures, relative to their folder. */
export const ImportPlanBody = z.object({ files: z.array(FilePath).max(PICTURE_FILES_MAX) })

/** The requirements of an import of this file. */
export const ImportPlan = z.object({
  products: Count,
  rows: Count,
  /** The available files that products use. */
  pictures: z.array(z.string()),
  /** Likewise of videos; absent for none. */
  videos: z.array(z.string()).optional(),
})
export type ImportPlan = z.infer<typeof ImportPlan>

/**
 * Part `json` of `POST /import`, next to the part `file`: the hash (see `pictureHash`) of each picture file of the plan. Null
 * without pictures: products keep theirs. A dry run changes nothing.
 */
export const ImportBody = z.object({
  pictures: z.record(FilePath, Hash).nullable(),
  /** Name in the shop of each video file of the plan, as `POST /media/videos` answers; by its bytes in a dry run. */
  videos: z.record(FilePath, VideoName).default({}),
  dryRun: z.boolean().default(false),
})

const Counts = z.object({ created: Count, changed: Count, unchanged: Count })

/** Result of an import. `products` = created + changed + unchanged + rejected. */
export const ImportReport = Counts.extend({
  products: Count,
  /** Number of products not imported; `bad` holds the reasons. */
  rejected: Count,
  /** Number of pictures the file's products now show. */
  pictures: Count,
  /** Number of the file's products with sizes. */
  sized: Count,
  dryRun: z.boolean(),
  /** True when an earlier run of the same file was interrupted. */
  resumed: z.boolean(),
  bad: z.array(ImportIssue),
  notes: z.array(ImportIssue),
})
export type ImportReport = z.infer<typeof ImportReport>

/** What an import does with one product: `changes` names what differs of one that is there. */
export const ImportOutcome = z.object({
  line: Count,
  handle: z.string(),
  title: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged']),
  changes: z.array(z.string()),
})
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** One line of the answer to `POST /import`; `start` counts the readable products, `progress` the committed ones. */
export const ImportEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), products: Count, resumed: z.boolean() }),
  Counts.extend({
    type: z.literal('progress'),
    done: Count,
    /** Of the products since the last progress; in a dry run only. */
    outcomes: z.array(ImportOutcome).optional(),
  }),
  /** Number of products reindexed for new Arabic category names, after all rows. */
  z.object({ type: z.literal('names'), done: Count, total: Count }),
  z.object({ type: z.literal('done'), report: ImportReport }),
  z.object({ type: z.literal('error'), message: z.string() }),
])
export type ImportEvent = z.infer<typeof ImportEvent>

/** Body of `POST /media/known`; the answer lists the stored ones of `hashes`. */
export const KnownPicturesBody = z.object({ hashes: z.array(Hash).max(KNOWN_MAX) })
/** Answer to `POST /media`: the picture's hash, and the size of its largest file in px. */
export const SavedPictureWire = z.object({ hash: Hash, width: Count, height: Count })

/** Answer to `POST /media/videos`. */
export const SavedVideoWire = z.object({ name: VideoName })

export const SeedBody = z.object({ products: z.number().int().min(1).max(SEED_MAX) })

export const SeedEvent = workEvent(z.object({ created: Count, first: z.string(), last: z.string() }))
export type SeedEvent = z.infer<typeof SeedEvent>

/** Body of `POST /media/move`. */
export const MediaMoveBody = z.object({
  to: z.enum(['store', 'folder']),
  /** Counts, and changes nothing. */
  dryRun: z.boolean(),
  /** Deletes each original once its copy is compared. */
  remove: z.boolean(),
})
export type MediaMoveBody = z.infer<typeof MediaMoveBody>

/** `bytes`: of the copied files; `present`: files that were there already. */
const MediaMoveReport = z.object({ copied: Count, bytes: Count, present: Count, removed: Count })
export const MediaMoveEvent = workEvent(MediaMoveReport)
export type MediaMoveEvent = z.infer<typeof MediaMoveEvent>

export const STOCK_MAX = 1_000_000

/** Body of `PUT /stock`; `product` is an id or a handle, `size` an id, SKU or name of a product sold by size. */
export const StockBody = z.object({
  product: text(255).min(1),
  stock: z.number().int().min(0).max(STOCK_MAX),
  size: text(255).min(1).optional(),
})
export type StockBody = z.infer<typeof StockBody>
/** Answer to `PUT /stock`: the stock before and after. */
export const StockWire = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  /** English name of the size; null without sizes. */
  size: z.string().nullable(),
  previous: Count,
  stock: Count,
})
export type StockWire = z.infer<typeof StockWire>

export const EXPORT_COUNT_HEADER = 'x-products'

/** Answer to `POST /backup/verify`. */
export const VerifiedBackup = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  /** Number of picture files. */
  files: z.number().int(),
  sha256: z.string(),
  /** `s3://bucket/folder` with the pictures that the file does not hold. */
  picturesIn: z.string().optional(),
})
export type VerifiedBackup = z.infer<typeof VerifiedBackup>

/** Scheduled backups, as the back office shows them. Moments are ISO. */
export interface BackupSchedule {
  /** Times a day in Asia/Dubai, `HH:MM`; empty when none are scheduled. */
  at: string[]
  keep: number
  to: string
  next: string | null
  last: { at: string; file: string; bytes: number } | null
  failure: { at: string; reason: string } | null
}

export const RestoreReport = VerifiedBackup.extend({
  /** Server path of a copy of the previous data; null when there was none. */
  keptAt: z.string().nullable(),
})
export type RestoreReport = z.infer<typeof RestoreReport>
