// Runs right after the first paint of the app. The first date that a browser formats costs it far more than any other, and most pages
// format one. The scripts are still on their way then: it is done by the time that they ask for theirs.
requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat('en-GB').format()));
