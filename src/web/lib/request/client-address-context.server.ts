import { createContext, type RouterContextProvider } from 'react-router';

export const clientAddressContext = createContext<string>();

/** The address of whoever asks: for counting a visitor's attempts, never for showing or logging. */
export function clientAddressOf(context: Readonly<Pick<RouterContextProvider, 'get'>>): string {
  return context.get(clientAddressContext);
}
