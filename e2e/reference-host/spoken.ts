/** Error texts of the host, in one language; pages show them unchanged. */
export const spoken = {
  WrongCode: 'The code is wrong',
  WrongCredentials: 'Incorrect phone or password',
  PasswordTooShort: 'The password is too short',
  ThereIsNotEnoughQuantity: 'There is not enough quantity',
}
