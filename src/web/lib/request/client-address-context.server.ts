import { createContext, type RouterContextProvider } from 'react-router';

export const clientAddressContext = createContext<string>();

/** The client's IP address, used only to count a visitor's attempts. Never show or log it. */
export function clientAddressOf(context: Readonly<Pick<RouterContextProvider, 'get'>>): string {
  return context.get(clientAddressContext);
}
