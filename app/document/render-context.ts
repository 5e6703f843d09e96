import { createContext } from 'react-router';
import type { RenderContext } from '#server/http/render/render-context.ts';

/**
 * What the render thread passes to loaders: data access, the editorial instant, and notes for the
 * page cache.
 */
export const renderContext = createContext<RenderContext>();
