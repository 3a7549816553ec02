import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Fact, KindOfSale, PreparationQuestion, VatClass } from '@/lib/contract/selling'
import { createdAt, fils, id, moment, textVector, updatedAt } from './columns'

/** Categories, shown by `position`. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    value: text('value').notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    carcass: boolean('carcass').notNull().default(false),
    /** Whether it holds living animals: some zones do not take them, and ad feeds refuse them. */
    live: boolean('live').notNull().default(false),
    /** Whether its products are in product feeds; null: yes, unless it holds carcasses or living animals. */
    inFeeds: boolean('in_feeds'),
    /** What the butcher asks about each of its products; empty for nothing. */
    preparations: jsonb('preparations').$type<PreparationQuestion[]>().notNull().default([]),
    /** Media id of the round picture. */
    image: text('image'),
    position: integer('position').notNull().default(0),
  },
  (t) => [uniqueIndex('categories_value').on(t.value)],
)

/** Subcategories, shown by `position`; `value` is unique within the category. */
export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    value: text('value').notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [uniqueIndex('subcategories_value').on(t.categoryId, t.value)],
)

/** Former names of categories and subcategories, for imports that still use them. See `lib/shop/import/shop-categories`. */
export const formerCategories = pgTable(
  'former_categories',
  {
    /** Id of its former parent category; empty for a category. */
    parentId: text('parent_id').notNull(),
    /** A normalised name in either language, or a `value`. */
    name: text('name').notNull(),
    /** The category that holds its products now. */
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    subcategoryId: text('subcategory_id').references(() => subcategories.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.parentId, t.name] })],
)

/**
 * The Bayesian average that sorts by rating, times 100; null without ratings. It assumes five ratings of four stars: a
 * single five must not outrank many ratings of 4.9. An index holds it, so a change needs a migration.
 */
export function standing({ averageRating, ratingsCount }: { averageRating: AnyPgColumn; ratingsCount: AnyPgColumn }) {
  return sql`((${averageRating} * 100 * nullif(${ratingsCount}, 0) + 2000)::float8 / (${ratingsCount} + 5)::float8)`
}

/** Condition of a visible product below its former price. An index holds it, so a change needs a migration. */
export function discounted(t: { visible: AnyPgColumn; price: AnyPgColumn; oldPrice: AnyPgColumn }) {
  return sql`${t.visible} and ${t.oldPrice} > ${t.price} and ${t.price} > 0`
}

/** Products, hidden ones too. */
export const products = pgTable(
  'products',
  {
    id: id(),
    /** Stable slug; the importer matches products by it. */
    handle: text('handle').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionAr: text('description_ar').notNull(),
    /** False while an Arabic text is still the English one. */
    translated: boolean('translated').notNull().default(true),
    price: fils('price').notNull(),
    oldPrice: fils('old_price'),
    stock: integer('stock').notNull().default(0),
    categoryId: text('category_id').references(() => categories.id),
    subcategoryId: text('subcategory_id').references(() => subcategories.id),
    /** Media ids, the card's first. */
    images: jsonb('images').$type<string[]>().notNull().default([]),
    /** `#RRGGBB` in upper case, or names without a swatch. */
    colors: jsonb('colors').$type<string[]>().notNull().default([]),
    /** Mean of all ratings; null before the first. Written together with the rating. */
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }),
    ratingsCount: integer('ratings_count').notNull().default(0),
    /** Normalised titles, each after `|`. Written by `lib/shop/search/document`, as the words are. */
    searchTitle: text('search_title').notNull(),
    /** Normalised words of titles, categories and the start of both descriptions. */
    searchWords: textVector('search_words').notNull().default(''),
    /** Sort key of the list, greatest first; ms since 1970 for new products. */
    rank: bigint('rank', { mode: 'number' }).notNull(),
    visible: boolean('visible').notNull().default(true),
    /** Whether it is in product feeds; null: as its category. */
    inFeeds: boolean('in_feeds'),
    sale: text('sale').$type<KindOfSale>().notNull().default('cart'),
    /** When it can be delivered. See `LeadTime`; null for no promise. */
    leadTime: text('lead_time'),
    /** Age, origin, weight and the like, in the owner's order. */
    facts: jsonb('facts').$type<Fact[]>().notNull().default([]),
    /** Hash of its video in the media folder. */
    video: text('video'),
    vatClass: text('vat_class').$type<VatClass>().notNull().default('standard'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('products_handle').on(t.handle),
    // Covering indexes for lists, with the filtered columns. Without stock, so that a sale updates no index.
    index('products_rank')
      .on(t.rank.desc().nullsFirst(), t.id, t.categoryId, t.subcategoryId, t.price, t.averageRating)
      .where(sql`${t.visible}`),
    index('products_category')
      .on(t.categoryId, t.rank.desc().nullsFirst(), t.id, t.subcategoryId, t.price, t.averageRating)
      .where(sql`${t.visible}`),
    index('products_subcategory')
      .on(t.subcategoryId, t.rank.desc().nullsFirst(), t.id, t.price, t.averageRating)
      .where(sql`${t.visible}`),
    index('products_price')
      .on(t.price, t.averageRating)
      .where(sql`${t.visible}`),
    index('products_rating')
      .on(t.averageRating, t.price)
      .where(sql`${t.visible}`),
    index('products_colors')
      .on(t.rank.desc().nullsFirst(), t.id, t.colors, t.categoryId, t.subcategoryId, t.price, t.averageRating)
      .where(sql`${t.visible} and ${t.colors} <> '[]'`),
    index('products_newest')
      .on(t.createdAt.desc().nullsFirst(), t.rank.desc().nullsFirst(), t.id)
      .where(sql`${t.visible}`),
    index('products_best_rated')
      .on(sql`${standing(t)} desc nulls last`, t.rank.desc().nullsFirst(), t.id)
      .where(sql`${t.visible}`),
    index('products_discounted')
      .on(sql`(${t.price}::float8 / ${t.oldPrice})`, t.id)
      .where(discounted(t)),
    // Of the release before 0007; a later migration drops it (docs/operating/upgrade.md).
    index('products_offers')
      .on(sql`(${t.price}::float8 / ${t.oldPrice})`, t.id)
      .where(sql`${t.visible} and ${t.oldPrice} > ${t.price}`),
    // Whether the shop has any of these is asked after every change of the catalogue.
    index('products_same_day')
      .on(t.leadTime)
      .where(sql`${t.visible} and ${t.leadTime} = '0'`),
    // Every search scans the pending list (kB); without one, writes take five times as long.
    index('products_search_words').using('gin', t.searchWords).with({ gin_pending_list_limit: 512 }),
    check('products_stock', sql`${t.stock} >= 0`),
    check('products_price_positive', sql`${t.price} >= 0`),
  ],
)

/**
 * Sizes of a product, sold at their own prices from their own stock. `products.price`, `old_price` and `stock` are then
 * those of the cheapest size that can be bought.
 */
export const productSizes = pgTable(
  'product_sizes',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    sku: text('sku').notNull().default(''),
    price: fils('price').notNull(),
    oldPrice: fils('old_price'),
    stock: integer('stock').notNull().default(0),
    position: integer('position').notNull(),
  },
  (t) => [
    index('product_sizes_product').on(t.productId, t.position),
    check('product_sizes_stock', sql`${t.stock} >= 0`),
    check('product_sizes_price', sql`${t.price} >= 0`),
  ],
)

/** Every word of a title, which triggers on the products add: spelling is corrected to these. May hold words of former titles. */
export const titleWords = pgTable('title_words', { word: text('word').primaryKey() }, (t) => [
  index('title_words_reversed').on(sql`reverse(${t.word}) collate "C"`),
  index('title_words_inside').using('gin', t.word.op('gin_trgm_ops')),
])

/** Products of the home page groups, in order. Spec §2. */
export const productGroups = pgTable(
  'product_groups',
  {
    name: text('name').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.productId] })],
)

/** The owner's settings, one row per key. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

/** One row, bumped in the transaction of every catalogue change, so that every instance drops its caches. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
})

/** A stored picture; its files are in the media folder or, of the demo, in `lib/db/demo/pictures`, under `hash`. */
export const media = pgTable('media', {
  /** Hash of the uploaded bytes (see `pictureHash`). */
  hash: text('hash').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Origin of the picture, so that the importer recognises it. */
  source: text('source'),
  /** When the picture was first found unreferenced; null while it may be referenced. See `lib/shop/media/sweep-images`. */
  unnamedSince: moment('unnamed_since'),
  createdAt: createdAt(),
})

/** Runs of the importer, so that an interrupted one can resume. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    /** SHA-256 of the file: importing the same file resumes its run. */
    fileHash: text('file_hash').notNull(),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [index('imports_file').on(t.fileHash)],
)

/** Hash of what the importer last wrote for a handle; an equal hash means no change. */
export const importedProducts = pgTable('imported_products', {
  handle: text('handle').primaryKey(),
  contentHash: text('content_hash').notNull(),
  importId: text('import_id').notNull(),
  updatedAt: updatedAt(),
})
