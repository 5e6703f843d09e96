import { index, layout, type RouteConfig } from '@react-router/dev/routes';

/** The site map, written by hand: pt-BR addresses are a product decision. */
export default [layout('site/layout.tsx', [index('site/games/today.route.tsx')])] satisfies RouteConfig;
