declare module '@20minutes/s3rver' {
  interface Options {
    port: number
    address: string
    silent: boolean
    allowMismatchedSignatures: boolean
    directory: string
    configureBuckets: { name: string }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
