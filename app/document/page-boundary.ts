import { createContext, type ExoticComponent, type ReactNode, Suspense } from 'react';

/**
 * The boundary between the frame and its page. React hydrates a Suspense boundary separately, in
 * pieces, after the frame. A keystroke in the search box thus never waits for the rows of a day. On
 * the server a Suspense boundary swallows errors of the page. `entry.server.tsx` then renders again
 * without it to get the error.
 */
export const PageBoundary = createContext<ExoticComponent<{ children?: ReactNode }>>(Suspense);
