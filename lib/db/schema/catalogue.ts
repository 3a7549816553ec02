import { sql } from 'drizzle-orm'
import {
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
import { createdAt, fils, id, moment, updatedAt } from './columns'

/** Categories, shown by `position`. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    value: text('value').notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    carcass: boolean('carcass').notNull().default(false),
    /** Whether its products stand in product feeds; null: unless they are carcasses. */
    inFeeds: boolean('in_feeds'),
    /** Media id of the round picture. */
    image: text('image'),
    position: integer('position').notNull().default(0),
  },
  (t) => [uniqueIndex('categories_value').on(t.value)],
)

/** Parts of categories, shown by `position`; a `value` is unique within its category. */
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

/** Names that categories and subcategories went by, for imports that still call them so. See `lib/shop/import/shop-categories`. */
export const formerCategories = pgTable(
  'former_shelves',
  {
    /** Id of the category in which it was a subcategory; empty for a category. */
    parentId: text('parent_id').notNull(),
    /** A name in either language as names are compared, or a `value`. */
    name: text('name').notNull(),
    /** Where its products stand now. */
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    subcategoryId: text('subcategory_id').references(() => subcategories.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.parentId, t.name] })],
)

/** Products, hidden ones too. */
export const products = pgTable(
  'products',
  {
    id: id(),
    /** Stable slug: what the importer recognises a product by. */
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
    /** `#RRGGBB`, upper case. */
    colors: jsonb('colors').$type<string[]>().notNull().default([]),
    /** Mean of all ratings; null before the first. Written together with the rating. */
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }),
    ratingsCount: integer('ratings_count').notNull().default(0),
    /** Normalised titles alone, for prefix matches and rank. Written by `lib/shop/search/document`. */
    searchTitle: text('search_title').notNull(),
    /** Every normalised word of titles, categories and the head of both descriptions, with `|` between the three. */
    searchText: text('search_text').notNull(),
    /** Place in the list, greatest first; new products get the time in ms. */
    rank: bigint('rank', { mode: 'number' }).notNull(),
    visible: boolean('visible').notNull().default(true),
    /** Whether it stands in product feeds; null: as its category says. */
    inFeeds: boolean('in_feeds'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('products_handle').on(t.handle),
    // Lists read their ids from these alone, so they carry what is filtered by, and never the stock: a sale touches no index.
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
      .using('gin', t.colors)
      .where(sql`${t.visible}`),
    index('products_offers')
      .on(sql`(${t.price}::float8 / ${t.oldPrice})`, t.id)
      .where(sql`${t.visible} and ${t.oldPrice} > ${t.price}`),
    // Every search reads the pending list (kB) from end to end, and without one writing takes five times as long.
    index('products_search_title').using('gin', t.searchTitle.op('gin_trgm_ops')).with({ gin_pending_list_limit: 512 }),
    index('products_search_text').using('gin', t.searchText.op('gin_trgm_ops')).with({ gin_pending_list_limit: 512 }),
    check('products_stock', sql`${t.stock} >= 0`),
    check('products_price_positive', sql`${t.price} >= 0`),
  ],
)

/** One row per product and colour, so that the list of colours needs no look at every product. */
export const productColors = pgTable(
  'product_colors',
  {
    color: text('color').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
  },
  (t) => [primaryKey({ columns: [t.color, t.productId] }), index('product_colors_product').on(t.productId)],
)

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

/** What the owner sets, one row per key. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

/** One row: bumped in the transaction of any change of the catalogue, so that every instance drops what it remembers. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  /** `catalogue_changes` names every product that changed after this version; of earlier changes it may not. */
  completeFrom: integer('complete_from').notNull().default(0),
})

/** Products that a version of the catalogue changed, for what is kept of them in memory. Written with the version. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  { version: integer('version').notNull(), productId: text('product_id').notNull() },
  (t) => [primaryKey({ columns: [t.version, t.productId] })],
)

/** A picture the shop keeps; its files stand in the media folder under `hash`. */
export const media = pgTable('media', {
  /** The picture's name (see `pictureHash`), made of the uploaded bytes or of a drawn picture's recipe; of older ones all 64 digits. */
  hash: text('hash').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Recipe of a drawn picture, made when first needed; null for an upload. */
  recipe: jsonb('recipe'),
  /** Where the picture came from, for the importer to know it again. */
  source: text('source'),
  /** When an upload was first found to be named by nobody; null as long as somebody may name it. See `lib/shop/media/sweep-images`. */
  unnamedSince: moment('unnamed_since'),
  createdAt: createdAt(),
})

/** A run of the importer, so that it can be taken up after a kill. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    /** SHA-256 of the file: the same file resumes its own run. */
    fileHash: text('file_hash').notNull(),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [index('imports_file').on(t.fileHash)],
)

/** What the importer last wrote for a handle: an equal hash means nothing to do. */
export const importedProducts = pgTable('imported_products', {
  handle: text('handle').primaryKey(),
  contentHash: text('content_hash').notNull(),
  importId: text('import_id').notNull(),
  updatedAt: updatedAt(),
})
