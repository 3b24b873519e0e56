/** The home page with the operating-system view, loaded when it is shown: other pages do not carry it. */
export const loadHome = () => import(/* webpackChunkName: "home" */ './home');
