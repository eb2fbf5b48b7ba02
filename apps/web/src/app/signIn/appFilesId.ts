/** Where the built page of signing in names the files of the app. */
export const APP_FILES_ID = 'app-files';
