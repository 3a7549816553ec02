import 'server-only'
import { eq, ne, and } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { fromAed, toAed } from '@/lib/contract/money'
import { namedPreparation, preparationOfKey, questionsFor, type PreparationQuestion } from '@/lib/contract/selling'
import type { CategoryPreparations, Preparations, PreparationsBody } from '@/lib/contract/staff-preparations'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines, categories, products } from '@/lib/db/schema'
import { changedNothing } from '../../audit/actor'
import { audited } from '../../audit/record'
import {
  allCategories,
  lockCategories,
  type AllCategories,
  type CategoryRow,
  type SubcategoryRow,
} from '../../catalogue/lock-categories'
import { bumpCatalogue } from '../../catalogue/version'
import { isCalled } from '../../import/shop-categories'
import { upperCategory } from './find'

/** Returns what the butcher asks about a category's products. Throws CategoryNotFound; BadRequest for a subcategory. */
export function categoryPreparations(named: string): Promise<CategoryPreparations> {
  return transaction(async (tx) => {
    const all = await allCategories(tx)
    return answer(tx, all, await upperCategory(tx, all, named, asOnly))
  })
}

/**
 * Replaces what the butcher asks about a category's products. Carts are not changed: a line whose choice is gone cannot
 * be ordered until its customer has chosen again. Throws CategoryNotFound; BadRequest for a subcategory, for an unknown
 * one in `only`, and for two questions of one kind about the same products.
 */
export function setPreparations(
  named: string,
  { preparations, dryRun }: PreparationsBody,
): Promise<CategoryPreparations> {
  return transaction(async (tx) => {
    const all = await lockCategories(tx)
    const category = await upperCategory(tx, all, named, asOnly)
    const questions = preparations.map((one) => toQuestion(one, all, category))
    assertOnePerKind(questions, all, category)
    if (!dryRun) {
      await tx.update(categories).set({ preparations: questions }).where(eq(categories.id, category.id))
      await bumpCatalogue(tx)
      const before = category.preparations
      await audited(tx, {
        subject: category.nameEn,
        before: { preparations: before },
        after: { preparations: questions },
      })
    } else changedNothing()
    return answer(tx, all, { ...category, preparations: questions })
  })
}

/** What to say instead of questions for a subcategory. */
function asOnly({ nameEn }: CategoryRow, subcategory: SubcategoryRow): string {
  return `say it of "${nameEn}", with "only": ["${subcategory.nameEn}"] in its questions`
}

async function answer(tx: Tx, { subcategories }: AllCategories, category: CategoryRow): Promise<CategoryPreparations> {
  // Subcategories may have been removed since.
  const namesOf = (only: string[]) => subcategories.filter(({ id }) => only.includes(id)).map(({ nameEn }) => nameEn)
  return {
    id: category.id,
    name: { en: category.nameEn, ar: category.nameAr },
    products: await tx.$count(products, eq(products.categoryId, category.id)),
    preparations: category.preparations
      .map(({ kind, choices, only }) => ({
        kind,
        choices: choices.map((choice) => ({ ...choice, fee: toAed(choice.fee) })),
        ...(only && { only: namesOf(only) }),
      }))
      .filter(({ only }) => only?.length !== 0),
    cartLines: await withdrawnLines(tx, category),
  }
}

/** Number of cart lines whose choice a category no longer offers. */
async function withdrawnLines(tx: Tx, { id, preparations }: CategoryRow): Promise<number> {
  const lines = await tx
    .select({ preparation: cartLines.preparation, subcategoryId: products.subcategoryId })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(eq(products.categoryId, id), ne(cartLines.preparation, '')))
  return lines.filter(({ preparation, subcategoryId }) => {
    const [questions, chosen] = [questionsFor(preparations, subcategoryId), preparationOfKey(preparation)]
    return chosen !== null && questions.length > 0 && namedPreparation(questions, chosen) === null
  }).length
}

function toQuestion(
  { kind, choices, only }: Preparations[number],
  { subcategories }: AllCategories,
  category: CategoryRow,
): PreparationQuestion {
  const idOf = (name: string) => {
    const own = subcategories.filter(({ categoryId }) => categoryId === category.id)
    const found = own.find((one) => one.id === name || isCalled(one, { en: name, ar: name }))
    if (found) return found.id
    const names = own.map(({ nameEn }) => `"${nameEn}"`).join(', ') || 'none'
    throw refusal('only', `"${category.nameEn}" has no subcategory "${name}". It has: ${names}.`)
  }
  return {
    kind,
    choices: choices.map((choice) => ({ ...choice, fee: fromAed(choice.fee) })),
    ...(only && { only: [...new Set(only.map(idOf))] }),
  }
}

/** A preparation has one answer per kind. */
function assertOnePerKind(
  questions: PreparationQuestion[],
  { subcategories }: AllCategories,
  { id }: CategoryRow,
): void {
  const places = [null, ...subcategories.filter(({ categoryId }) => categoryId === id).map((one) => one.id)]
  for (const place of places) {
    const kinds = questionsFor(questions, place).map(({ kind }) => kind)
    const twice = kinds.find((kind, at) => kinds.indexOf(kind) < at)
    if (twice) throw refusal('preparations', `Two "${twice}" questions are about the same products: use "only".`)
  }
}

function refusal(path: string, msg: string): ShopError {
  return new ShopError('BadRequest', [{ path, msg }])
}
