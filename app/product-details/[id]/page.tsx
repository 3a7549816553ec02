/** The same page under its second address; its canonical is `/details/{id}`. Spec §2. */
export { default, generateMetadata } from '@/app/details/[id]/page'
