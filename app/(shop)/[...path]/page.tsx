import { NotFoundPage } from '@/app/with-error-page'

export { notFoundMetadata as generateMetadata } from '@/app/with-error-page'

/** Every address without a page of its own. Without one root layout for all pages, Next has no not-found page for these. */
export default NotFoundPage
