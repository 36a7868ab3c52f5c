const codeOf = (error: unknown): unknown => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : undefined);
};

/** A row that something still refers to was removed, or a new row refers to nothing. */
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === '23503';
