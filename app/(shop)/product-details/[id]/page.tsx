/** Second address of the product page; its canonical is `/details/{id}`. Spec §2. */
export { default, generateMetadata } from '@/app/(shop)/details/[id]/page'
