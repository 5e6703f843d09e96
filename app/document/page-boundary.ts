import { createContext, type ExoticComponent, type ReactNode, Suspense } from 'react';

/**
 * What stands between the frame and its page. React takes over a Suspense boundary on its own, in
 * pieces, after the frame: a key in the search box never waits for the rows of a day. On the server
 * such a boundary keeps an error of the page to itself; `entry.server.tsx` then renders once more
 * without it, to hear of the error.
 */
export const PageBoundary = createContext<ExoticComponent<{ children?: ReactNode }>>(Suspense);
